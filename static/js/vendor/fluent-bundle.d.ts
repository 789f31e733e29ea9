// The part of @fluent/bundle that the client uses.
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: unknown } | undefined;
  formatPattern(
    pattern: unknown,
    values?: Record<string, string | number>,
    errors?: Error[] | null,
  ): string;
}
