import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { listPages } from '../support/pages.ts';
import type { CheckedSite } from './site.ts';

export function checkHtml({ folder }: CheckedSite): string[] {
  const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  return listPages(folder).flatMap(({ file }) =>
    validator
      .validateFileSync(join(folder, file))
      .results.flatMap(({ messages }) =>
        messages.map(({ line, column, message, ruleId }) => `${file}:${line}:${column}\n  ${message} (${ruleId})`),
      ),
  );
}
