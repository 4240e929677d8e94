/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  from: string;
  to: string;
  /** As it is written, e.g. "301!". */
  status: string;
}

export function readHeaderRules(root: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(join(root, '_headers'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

export function readRedirectRules(root: string): RedirectRule[] {
  return readLines(join(root, '_redirects')).map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    return { from, to, status };
  });
}

function readLines(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** Whether a rule is for a path: a star stands for anything (packages/workers-shared of Cloudflare, rules-engine.ts). */
export function matches(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? rule === path : path.startsWith(start) && path.slice(start.length).endsWith(end);
}

/**
 * The headers of a response with those of all rules for its path: in place of the host's own, and joined where several
 * rules set the same one (developers.cloudflare.com/pages/configuration/headers, docs.netlify.com/manage/routing/headers).
 */
export function withRules(
  own: Readonly<Record<string, string>>,
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers)) {
    set[name] = name in set ? `${set[name]}, ${value}` : value;
  }
  return { ...own, ...set };
}
