// pa11y-ci installs puppeteer, which would download a browser. Tests use the one that test/support/browser/launch.ts finds.
module.exports = { skipDownload: true };
