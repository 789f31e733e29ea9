# すべてのゲームとページに共通の言葉。
# 訳語:block と piece はどちらも「ユニット」(各ゲームの日本語ルールの用語)。「ブロック」はジャンル名と、木でできていることを言うときだけに使う。

site-name = Vedette
site-description = ブラウザで遊ぶ、戦場の霧のある二人用ウォーゲーム。
site-skip = 本文へ
site-nav = サイト
site-new = 新しい対戦
site-rules = 規則
site-home = トップページへ
site-script = このページにはJavaScriptが必要です。
site-fault = このページでエラーが起きました。直前の操作は反映されていないかもしれません。送信済みのものは保存されています。
site-fault-reload = ページを読み込み直す
site-newer = このページは、現在のサーバーとは別の版のものです。失われるものはありません。都合のよいときに読み込み直してください。
site-newer-later = あとで
site-fault-close = 閉じる
site-unofficial = Vedetteは非公式です。規則は私たちの言葉で書き直し、地図と絵は自作です。地理:Natural Earth。
site-language = 言語
site-theme = 配色

language-en = English
language-ja = 日本語

theme-device = 端末に合わせる
theme-light = 昼
theme-dark = 夜

refusal-not-asked = いまあなたに求められていることはありません。
refusal-not-what-is-asked = いま求められていることではありません。
refusal-not-that-way = いまはできません。光っているものを選んでください。
refusal-match-ended = 対戦は終わりました。
refusal-sealed = 決定は封をして提出済みです。変更するには、まず封を解いてください。
refusal-not-sealed = 封をしたものがないか、すでに開封されています。
refusal-nothing-to-undo = 取り消すものがありません。
refusal-no-such-step = 取り消すその手はありません。
refusal-draw-already-offered = 引き分けはすでに申し込まれています。
refusal-draw-offered-lately = 引き分けはもう申し込みました。もう一度申し込めるのは、次に自分の手を進めてからです。
refusal-no-draw-offered = 引き分けは申し込まれていません。

line-resigned = { $side }が投了する。
line-draw-offered = { $side }が引き分けを申し込む。
line-draw-accepted = { $side }が引き分けに応じる。
line-draw-declined = { $side }が引き分けを断る。
line-answered-beforehand = あらかじめ決めておいた答えを出した。
line-continued = ここから先は別の対戦として、新しいダイスで続く。

problem-no-seat-help = 送られたリンクをこのブラウザで開くか、対戦していたブラウザで端末用リンクを作ってください。
problem-home = トップページへ

machine-marshal = 元帥
machine-marshal-text = 将軍と同じ考え方で、十倍長く考えます
machine-general = 将軍
machine-general-text = あなたと同じものしか見えず、想像した局面で一手番まるごと試すコンピュータ
machine-commander = 司令官
machine-commander-text = あなたと同じものしか見えず、自分の手番を計画し、すぐに動くコンピュータ
machine-recruit = 新兵
machine-recruit-text = 司令官と同じ考え方をしますが、できることの多くを見落とします
machine-random = 運まかせ
machine-random-text = 手をくじで選ぶだけのコンピュータ。試しに遊ぶときに
refusal-no-such-standing-answer = その質問には、そのようにあらかじめ答えることはできません。
