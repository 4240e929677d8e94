// pa11y-ci installs puppeteer, which would download a browser. test/support/browser/launch.ts finds one.
module.exports = { skipDownload: true };
