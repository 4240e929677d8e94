/** Sentences with gaps, and words for them. */

export const SENTENCES: readonly string[] = [
  'Most people begin with {things} because a neighbor had some to spare.',
  'A good {tool} costs less than the damage that it prevents, and lasts for {number} years.',
  'Whoever looks after {things} soon learns that {weather} is a better teacher than any book.',
  'There is no hurry: what is done in {month} need not be done again before {month}.',
  'The first rule of {person} is to leave well alone, and the second is to write down what was changed.',
  'Keep the {tool} dry, the {material} covered, and the door shut against {weather}.',
  'About {number} of a hundred fail in their first year, nearly always for want of {material}.',
  '"Look twice and cut once," says {person}, who has kept {things} for {number} years.',
  "{person}'s advice still holds: buy {material} before the price goes up in {month}.",
  'It takes two people and a free afternoon, or one person and {number} days.',
  'What looks like neglect is often patience, and *what looks like patience* is often neglect.',
  'Nobody regrets the money that went into {material}, only the money that went into paint.',
  'In our own trial we compared {number} of them side by side from {month} to {month}.',
  'If {weather} comes early, move everything that can be moved and **cover the rest** with {material}.',
  "Don't trust a {tool} that has hung unused since {month}; clean it, oil it, and try it on scrap.",
  'The cheapest way is to share {things} among {number} households and to keep one list of turns.',
  'Some hold that {material} does the same for half the price, which was true {number} years ago.',
  'A visit to {person} saves a week of reading and costs no more than a loaf of bread.',
  'Measure in the morning, when {weather} has not yet changed anything, and again at night.',
  'There are three kinds of {things}: those that last, those that are mended, and those that are lent.',
  'Every spring the question returns whether a {tool} can do the work of {material}.',
  'You will know that it is finished when {person} walks past without a word.',
  'Records from the valley go back {number} years and mention {weather} in nearly all of them.',
  'The rest is a matter of taste, and taste is a matter of what one grew up with.',
];

/** "{link}" becomes a Markdown link to another article. */
export const LINK_SENTENCES: readonly string[] = [
  'Much of this is true of {link} as well.',
  'Where there is no room for that, {link} may be the better choice.',
  'We have told the whole story under {link}, with all that went wrong.',
  'Before {month}, have a look at {link}.',
];

export const LEADS: readonly string[] = [
  'What {person} would tell you about {things}, had you an hour to listen.',
  'Enough to begin with, and a warning about {weather}.',
  'How to keep {things} with one {tool}, some {material}, and a little patience.',
];

export const HEADINGS: readonly string[] = [
  'What to look for',
  'Before you begin',
  'A year of work',
  'What it costs',
  'When to ask for help',
  'Common mistakes',
  'Tools worth owning',
  'How others do it',
  'The weather and you',
  'What we would do again',
];

export const LIST_ITEMS: readonly string[] = [
  'one {tool}, sharp and dry',
  'enough {material} for {number} days',
  'the advice of {person}',
  'a plan for {weather}',
  'a notebook, to be kept from {month} on',
  'a friend who owns {things}',
];

/** Words for the gaps. Each article adds its own `{things}` and `{link}`. */
export const GAPS: Record<string, readonly string[]> = {
  tool: ['spade', 'level', 'handsaw', 'brush', 'rake', 'plumb line', 'file', 'wheelbarrow', 'mallet', 'trowel'],
  person: ['the miller', 'the ferryman', 'a retired cook', 'the joiner', 'an aunt', 'the forester', 'the last tenant'],
  material: ['straw', 'oak', 'linseed oil', 'gravel', 'clean sand', 'wool', 'lime', 'beeswax', 'canvas', 'clay'],
  weather: ['frost', 'a dry wind', 'fog', 'the first storm', 'a week of rain', 'the noon sun', 'high water'],
  month: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  number: ['3', '5', '7', '12', '14', '20', '30', '45'],
};
