/** The hosts that a build knows, as content/site.md names them. */
export const HOSTS = ['netlify', 'cloudflare-pages', 'apache', 'nginx', 'github-pages', 's3'] as const;

export type HostName = (typeof HOSTS)[number];

/** What nginx is told. */
export const NGINX_CONF = 'nginx.conf';
