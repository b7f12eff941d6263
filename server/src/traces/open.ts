import type { Config } from '../config.ts';
import type { Traces } from '../core/traces.ts';

/** Traces as the settings say. The libraries are loaded here, so without TRACES_URL nothing of them is. */
export async function openTraces(config: TraceOptions): Promise<Traces | undefined> {
  if (config.tracesUrl === undefined) return undefined;
  const { otlpTraces } = await import('./otlp.ts');
  return otlpTraces({ url: config.tracesUrl, ratio: config.tracesRatio, secret: config.secret });
}

type TraceOptions = Pick<Config, 'tracesUrl' | 'tracesRatio' | 'secret'>;
