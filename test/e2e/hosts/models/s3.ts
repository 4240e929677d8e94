/**
 * An S3 website. A key without its slash leads by 302 to the folder that has an index.html, and what is missing is answered by the error
 * document (docs.aws.amazon.com/AmazonS3/latest/userguide, IndexDocumentSupport and CustomErrorDocSupport), with 404 only where
 * all may list the bucket (repost.aws, "Why does S3 return 403 instead of 404"). Types and caching are what was uploaded with
 * each file: the uploads are read from docs/hosting.md.
 */
import { decode, type Model, redirect } from './model.ts';
import { readUploads, type Upload } from './uploads.ts';

export const s3: Model = (built) => {
  const uploads = readUploads();
  return (asked) => {
    const path = decode(asked.path);
    const { files, base } = built;
    const key = path.endsWith('/') ? `${path}index.html` : path;
    if (files.includes(key)) return { status: 200, headers: storedWith(uploads, key.slice(base.length)) };
    if (files.includes(`${path}/index.html`)) return redirect(302, `${asked.path}/`, asked);
    return { status: 404, headers: storedWith(uploads, '404.html') };
  };
};

/** As the last upload of a file left it. */
function storedWith(uploads: readonly Upload[], file: string): Record<string, string> {
  const last = uploads.findLast(({ takes }) => takes(file));
  if (!last) throw new Error(`docs/hosting.md uploads no ${file} to S3`);
  return last.headersOf(file);
}
