// A game's page, and the form for a new match: rules open beside what is read or filled in.
import { openRulesBeside } from "../panel/rule.js";

openRulesBeside();

// A link to a source opens the list that it stands in.
function openTarget() {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const list = target?.closest("details");
  if (!list || list.open) return;
  list.open = true;
  target?.scrollIntoView();
}

addEventListener("hashchange", openTarget);
openTarget();
