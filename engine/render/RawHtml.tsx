/** The only component that inserts HTML: checked HTML from Markdown, or JSON in which "<" is escaped. */
export function RawHtml({ as: Tag = 'div', html, className, type }: RawHtmlProps) {
  return <Tag className={className} type={type} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface RawHtmlProps {
  as?: 'div' | 'script';
  html: string;
  className?: string;
  type?: 'application/json';
}
