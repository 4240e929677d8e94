/** What the panel says while a save updates the page. */
import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { Status } from '../../panel/status.ts';

it('a save is not called done by the timer of the save before', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const status = new Status();
  status.startSave();
  mock.timers.tick(1500);
  status.endSave();
  status.startSave();
  mock.timers.tick(1500);
  assert.equal(status.message.value?.text, 'Saving …');
  mock.timers.tick(500);
  assert.equal(status.message.value?.text, 'Saved.');
});
