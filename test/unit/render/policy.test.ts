import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyFixture } from '../../support/fixture-site.ts';

/** The directives of a page's policy that are about sending. */
function sending(html: string): string[] {
  const [, policy = ''] = html.match(/Content-Security-Policy" content="([^"]*)"/) ?? [];
  return policy.split('; ').filter((directive) => /^(form-action|connect-src) /.test(directive));
}

describe('the content security policy', () => {
  it('lets nothing be sent to others', async () => {
    const fixture = copyFixture();
    await fixture.build();
    assert.deepEqual(sending(fixture.read('contact/index.html')), ["form-action 'none'", "connect-src 'self'"]);
    fixture.remove();
  });

  it('lets the contact form and its script reach the host of the endpoint, and no other', async () => {
    const fixture = copyFixture();
    const file = join(fixture.folder, 'content/site.md');
    const site = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      site.replace('footer:', 'contact: { endpoint: "https://forms.example.com:8443/f/1?a=b" }\nfooter:'),
    );
    await fixture.build();
    const origin = 'https://forms.example.com:8443';
    assert.deepEqual(sending(fixture.read('contact/index.html')), [
      `form-action ${origin}`,
      `connect-src 'self' ${origin}`,
    ]);
    assert.match(
      fixture.read('contact/index.html'),
      /<form[^>]* action="https:\/\/forms\.example\.com:8443\/f\/1\?a=b" method="post"/,
    );
    fixture.remove();
  });
});
