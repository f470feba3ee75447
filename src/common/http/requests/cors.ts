/** Tokens travel in headers and handshakes, never in cookies, so even `*` lends no other site a player's identity. */
export function corsFor({ corsOrigins }: { readonly corsOrigins: readonly string[] }) {
  const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
  return {
    origin: corsOrigins.length === 0 ? false : origin,
    exposedHeaders: ['ETag', 'Location', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  };
}
