const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether Postgres would take this as a `uuid`; anything else is an id that nothing has. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}
