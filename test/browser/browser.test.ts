/** Everything that takes a browser, in one process: the site is built once, and one browser serves all. */
import { after } from 'node:test';
import './menu-wide.ts';
import './menu-narrow.ts';
import './tabs.ts';
import './carousels.ts';
import './rotation.ts';
import './form.ts';
import './form-draft.ts';
import './people.ts';
import './jobs.ts';
import './print.ts';
import './form-post.ts';
import './filter.ts';
import './not-found.ts';
import './calculator-food-show.ts';
import './calculator-dividend.ts';
import './calculator-opening.ts';
import './small-things.ts';
import './parity.ts';
import './text-size.ts';
import './no-styles.ts';
import './weight.ts';
import './policy.ts';
import './routes.ts';
import { closeStage } from './stage.ts';

after(closeStage);
