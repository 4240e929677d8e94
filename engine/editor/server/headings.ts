import { isMap, isScalar, type Node, parseDocument, visit } from 'yaml';

/**
 * Authors part a long group by comments with an empty line before them: these, by the path of the field below, e.g.
 * "facts/skus" → "The warehouse".
 * @param raw of a content file
 */
export function listHeadings(raw: string): Record<string, string> {
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(raw) ?? [];
  const headings: Record<string, string> = {};
  const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });
  visit(document, {
    Map(_key, map, ancestors) {
      const group = ancestors.flatMap((one) => ('key' in one && isScalar(one.key) ? [String(one.key.value)] : []));
      map.items.forEach(({ key }, index) => {
        if (!isScalar(key)) return;
        const words = index === 0 && isMap(map) ? (map.commentBefore ?? headingOf(key)) : headingOf(key);
        if (words) headings[[...group, String(key.value)].join('/')] = words.replaceAll('\n', ' ').trim();
      });
    },
  });
  return headings;
}

function headingOf({ commentBefore, spaceBefore }: Node): string | undefined {
  return spaceBefore ? (commentBefore ?? undefined) : undefined;
}
