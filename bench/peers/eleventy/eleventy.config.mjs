/** One layout for every page, no templates inside Markdown, and the same heading ids as the other generators. */
export default function configure(config) {
  config.addGlobalData('layout', 'page.njk');
  config.addPassthroughCopy('main.css');
  config.amendLibrary('md', ({ renderer }) => {
    renderer.rules.heading_open = (tokens, index) =>
      `<${tokens[index].tag} id="${tokens[index + 1].content.toLowerCase().replaceAll(' ', '-')}">`;
  });
  return {
    markdownTemplateEngine: false,
    dir: { input: 'content', includes: '../_includes', data: '../_data', output: 'dist' },
  };
}
