import type { Content } from '../build/schema/content.ts';
import type { FoodShow } from '../build/schema/food-shows.ts';
import { pathOf } from './services.ts';

/** Without the base path, e.g. "/services/support-services/food-shows/2027-spring.ics". */
export function calendarOf({ slug, service }: FoodShow, { services }: Content): string {
  const home = services.find((candidate) => candidate.slug === service);
  if (!home) throw new Error(`${slug}: its service was not checked`);
  return `${pathOf(home)}${slug}.ics`;
}

/** The shows of a service that are yet to come, the next one first. */
export function showsOf({ slug }: { slug: string }, content: Content): FoodShow[] {
  return content['food-shows'].filter(({ service }) => service === slug);
}
