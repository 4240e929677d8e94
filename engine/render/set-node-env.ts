/** Import this first: React reads NODE_ENV when it loads. With its development version, building a site takes 10 % longer. */
process.env['NODE_ENV'] ??= 'production';
