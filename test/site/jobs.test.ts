import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathOfJob, pathOfJobs } from '../../site/model/paths.ts';
import { onOneLine, publish } from './published.ts';

const site = await publish();
const { content } = site;
const open = content.jobs.filter(({ closed }) => !closed);
const list = site.page(pathOfJobs(content));

describe('the jobs', () => {
  it('are listed while they are open, each once', () => {
    const titles = list('main article h3').toArray();
    assert.deepEqual(
      titles.map((title) => list(title).text()),
      open.map(({ title }) => title),
    );
  });

  it('are listed with pay, lifting limit, the way to apply and to their pages', () => {
    for (const job of open) {
      const notice = list('main article').filter((_, article) => list(article).find('h3').text() === job.title);
      for (const { value } of job.pay.steps) assert.ok(notice.text().includes(value), value);
      assert.ok(notice.text().includes(job.lifting ?? ''), job.title);
      assert.equal(notice.find(`a[href="${job.apply.href}"]`).length, 1);
      assert.equal(notice.find(`a[href="${pathOfJob(job, content)}"]`).length, 1);
    }
  });

  it('lead to the recruiting service and the staffing firms', () => {
    for (const page of content.company) {
      if (page.layout !== 'jobs') continue;
      for (const { href, label } of page.outside) {
        assert.ok(list(`main a[href="${href}"]`).text().includes(label), label);
      }
    }
  });
});

describe('the page of a job', () => {
  for (const job of open) {
    const path = pathOfJob(job, content);

    it(`says what is done, what is asked and paid, how to apply, and whom to call: ${path}`, () => {
      const $ = site.page(path);
      const words = $('main').text();
      for (const line of [...job.duties, ...job.requirements, job.hours, job.lead])
        assert.ok(words.includes(line), line);
      for (const { value } of job.pay.steps) assert.ok(onOneLine(words).includes(onOneLine(value)), value);
      assert.ok($(`main a[href="${job.apply.href}"]`).text().includes(job.apply.label));
      assert.ok($('main a[href^="tel:"]').length > 0);
    });
  }

  it('says of a closed one that it is closed, and leads to those that are open', () => {
    for (const job of content.jobs.filter(({ closed }) => closed)) {
      const $ = site.page(pathOfJob(job, content));
      assert.equal($(`main a[href="${job.apply.href}"]`).length, 0, job.file);
      for (const other of open) assert.ok($(`main a[href="${pathOfJob(other, content)}"]`).length > 0, job.file);
    }
  });
});
