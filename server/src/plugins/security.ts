import helmet from '@fastify/helmet';
import { playerOrigins } from '@venue/sdk';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

// Nothing is loaded from other hosts except video players, which pages frame once a visitor asks for one. An inline
// script needs a hash of the page, an inline style its nonce.
const sources: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'worker-src': "'self' blob:",
  'frame-src': ["'self'", ...playerOrigins].join(' '),
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

interface Differently {
  /** Lets style elements with this nonce apply; the apps' styles are made in the browser. */
  nonce?: string;
  /** Hashes of the inline scripts that may run. */
  scripts?: readonly string[];
  /** Lets our own pages show the answer in a frame. */
  framed?: boolean;
  /** Allows style attributes of elements; rendered content has some. */
  styleAttributes?: boolean;
  /** Allows all styles that the page's scripts make. */
  inlineStyles?: boolean;
}

/** The Content-Security-Policy of one answer. */
function policy(
  config: Config,
  { nonce, scripts = [], framed, styleAttributes, inlineStyles }: Differently = {},
): string {
  // Older Safari does not count the live channel of the same host as 'self'.
  const live = config.publicUrl.replace(/^http/, 'ws');
  const all: Record<string, string> = {
    ...sources,
    // No other host: the apps show uploads by XMLHttpRequest, which would take tokens along a redirect.
    // guard: apps.test.ts
    'connect-src': `'self' ${live}`,
  };
  if (scripts.length > 0) all['script-src'] = ["'self'", ...scripts.map(hash => `'${hash}'`)].join(' ');
  if (nonce !== undefined) all['style-src'] = `'self' 'nonce-${nonce}'`;
  if (styleAttributes) all['style-src-attr'] = "'unsafe-inline'";
  if (inlineStyles) all['style-src'] = "'self' 'unsafe-inline'";
  if (framed) all['frame-ancestors'] = "'self'";
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Security headers on every answer. */
export async function security(app: FastifyInstance, config: Config): Promise<void> {
  const everywhere = {
    'content-security-policy': policy(config),
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(self), usb=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });
  await app.register(helmet, {
    // Set above as one ready string: helmet would assemble the same text again for every answer.
    contentSecurityPolicy: false,
    // Promising https for months on a plain http address would lock people out of it.
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
}

/**
 * Loosens the policy of one reply: the apps' pages contain a script and make styles, and the sandbox's payment page is
 * shown in a frame.
 */
export function loosen(reply: FastifyReply, config: Config, differently: Differently): FastifyReply {
  if (differently.framed) reply.header('x-frame-options', 'SAMEORIGIN');
  return reply.header('content-security-policy', policy(config, differently));
}
