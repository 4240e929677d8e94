import { site } from '../../build.ts';
import { isCached, type Output } from '../../engine/core/output.ts';

/** This site, recording the paths of the pages that it renders. */
export function recordRendered(): { recorded: typeof site; rendered: string[] } {
  const rendered: string[] = [];
  return {
    recorded: {
      ...site,
      async make(options, cache) {
        const before = new Map(cache.pages);
        const made = await site.make(options, cache);
        const pages = new Map(made.rendered.map(({ page, output }) => [output, page.path]));
        const note = (output: Output): Output => {
          const path = pages.get(output);
          const { content } = output;
          if (path === undefined) return output;
          if (isCached(content)) {
            const read = () => {
              rendered.push(path);
              return content.read();
            };
            return { ...output, content: { ...content, read } };
          }
          if (before.get(path)?.value.output !== output) rendered.push(path);
          return output;
        };
        return { ...made, outputs: made.outputs.map(note) };
      },
    },
    rendered,
  };
}
