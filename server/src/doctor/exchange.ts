import type { Config } from '../config.ts';
import { probeExchange } from '../core/files/exchangeFolder.ts';
import { type Finding, failure, ok, reasonOf } from './finding.ts';

/** Whether files can be exchanged with the connector of an operator. Moves one probe file, and removes it. */
export async function exchangeFindings({ edoDir }: Config): Promise<Finding[]> {
  if (edoDir === undefined) return [];
  return probeExchange(edoDir).then(
    () => [ok('exchange', `The folder of EDO_DIR (${edoDir}) can be written, read and cleaned.`)],
    error => [
      failure(
        'exchange',
        `No УПД is sent and no answer is read: ${reasonOf(error)}. Let the user of the server write in out, in, done and failed of EDO_DIR (${edoDir}).`,
      ),
    ],
  );
}
