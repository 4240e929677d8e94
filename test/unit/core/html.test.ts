import assert from 'node:assert/strict';
import { it } from 'node:test';
import { escapeHtml } from '../../../engine/core/html.ts';

it('text is escaped where it could begin an element or end an attribute', () =>
  assert.equal(escapeHtml('<a title="x & y">'), '&lt;a title=&quot;x &amp; y&quot;&gt;'));
