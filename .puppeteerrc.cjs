// Browsers are found by test/browser/launch.ts; nothing is downloaded at install time.
module.exports = { skipDownload: true };
