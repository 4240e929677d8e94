interface MessageFields {
  name: string;
  email: string;
  message: string;
  /** The recipient's email address. */
  to: string;
}

export interface ComposedMessage {
  text: string;
  /** Opens the message in a mail program; undefined if it is too long. */
  url: string | undefined;
}

/** In characters. Mail programs truncate or ignore longer URLs. */
const MAX_URL = 1800;

export function compose({ name, email, message, to }: MessageFields): ComposedMessage {
  const text = [message, name, email].filter(Boolean).join('\n\n');
  const url = `mailto:${encodePart(to).replace('%40', '@')}?subject=${encodePart(`Message from ${name}`)}&body=${encodePart(text)}`;
  return { text, url: url.length > MAX_URL ? undefined : url };
}

/** Line breaks must be CR LF (RFC 6068, section 5). Lone surrogates can't be encoded. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'));
}
