import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { project } from '../../support/project.ts';
import { publish } from '../published.ts';
import { FACTS, FIGURES, SERVICES } from './specification.ts';

const site = await publish();

describe('every fact of the specification', () => {
  for (const [path, ...facts] of FACTS) {
    it(`stands where a visitor looks for it: ${path} ${facts.join(', ')}`, () => {
      const words = site.words(path).toLowerCase();
      for (const fact of facts) assert.ok(words.includes(fact.toLowerCase()), fact);
    });
  }

  it('is written once, in content/facts.md', () => {
    const folder = join(project, 'content');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
    for (const figure of FIGURES) {
      const found = texts.flatMap(({ file, text }) => Array(text.split(figure).length - 1).fill(file));
      assert.deepEqual(found, ['facts.md'], figure);
    }
  });
});

describe('the page of a service', () => {
  for (const path of SERVICES) {
    it(`says enough, and not too much: ${path}`, () => {
      const count = site.page(path)('main .prose').text().trim().split(/\s+/).length;
      assert.ok(count >= 90 && count <= 420, `${count} words`);
    });
  }
});
