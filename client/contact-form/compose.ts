interface Message {
  name: string;
  email: string;
  message: string;
  /** The recipient's address. */
  to: string;
}

export interface Composed {
  text: string;
  /** Hands the message to a mail program; none when it is too long for that. */
  url: string | undefined;
}

/** Mail programs and systems cut longer addresses, or do nothing at all. */
const LONGEST_URL = 1800;

/** The message as the visitor's mail program is to show it. */
export function compose({ name, email, message, to }: Message): Composed {
  const text = [message, name, email].filter(Boolean).join('\n\n');
  const url = `mailto:${encodePart(to).replace('%40', '@')}?subject=${encodePart(`Message from ${name}`)}&body=${encodePart(text)}`;
  return { text, url: url.length > LONGEST_URL ? undefined : url };
}

/** Lines end with CR LF (RFC 6068, section 5); half a surrogate pair cannot be encoded. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'));
}
