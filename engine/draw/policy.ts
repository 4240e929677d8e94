/** As strict as it gets (Content Security Policy Level 3): nothing from elsewhere, nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // No script makes markup or script out of words (Trusted Types); the site's own make elements.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The content security policy of every page.
 * @param endpoint where the contact form posts to, by itself or by its script; without one, nothing is sent anywhere
 */
export function writePolicy(endpoint: string | undefined): string {
  if (endpoint === undefined) return [...POLICY, "form-action 'none'"].join('; ');
  const { origin } = new URL(endpoint);
  return [...POLICY, `form-action ${origin}`, `connect-src ${origin}`].join('; ');
}
