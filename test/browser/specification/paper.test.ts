import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JOBS, SERVICES } from '../../site/specification.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { visitReal } from '../../support/browser/visit.ts';

describe('on one sheet of paper', () => {
  for (const path of [...SERVICES, ...JOBS, '/company-info/employment-opportunities/', '/contact/']) {
    it(`stands, as delivered, ${path}`, () =>
      visitReal(path, {}, async (page) => {
        for (const format of ['Letter', 'A4'] as const) assert.equal(await countSheets(page, format), 1, format);
      }));
  }
});
