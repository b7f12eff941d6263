import { ApiFailure, dayOf, failureTexts, messages } from '@venue/sdk';
import type { ProjectFields } from '@venue/sdk/projects/model';
import { brokenConstraint } from '../../core/db/transact.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import type { ProjectTableRow } from './projects.table.ts';

type Sent = { readonly [K in keyof ProjectFields]?: ProjectFields[K] | undefined };

interface From {
  readonly now: Date;
  /** The pictures that its text may show. */
  readonly pictures: readonly { readonly url: string }[];
  readonly before?: ProjectTableRow;
}

/**
 * Column values for the sent fields of a project; an empty date is the present day. Throws `invalid_input` when,
 * together with the saved days, the end is before the start.
 */
export function valuesOf(sent: Sent, { now, pictures, before }: From) {
  const today = dayOf(now.toISOString());
  const startsOn = sent.projectDateStart === undefined ? before?.startsOn : sent.projectDateStart;
  const endsOn = sent.projectDateEnd === undefined ? before?.endsOn : sent.projectDateEnd;
  const days = { startsOn: startsOn ?? today, endsOn: endsOn ?? today };
  if (days.startsOn > days.endsOn)
    throw new ApiFailure('invalid_input', { fields: { projectDateEnd: messages.reversed } });
  return {
    ...days,
    ...(sent.projectName === undefined ? {} : { name: sent.projectName.trim() }),
    ...(sent.urlTranslit === undefined ? {} : { address: sent.urlTranslit }),
    ...(sent.projectDescription === undefined ? {} : { description: cleanHtml(sent.projectDescription, pictures) }),
  };
}

/**
 * Turns a violation of the unique address into `project_address_taken` beside its field, and throws any other error as
 * it is.
 */
export function addressTaken(error: unknown): never {
  if (brokenConstraint(error) !== 'past_project_address') throw error;
  throw new ApiFailure('project_address_taken', { fields: { urlTranslit: failureTexts.project_address_taken } });
}

/** What the audit log keeps of a project, named as in the model. */
export const auditedOf = (row: ProjectTableRow) => ({
  projectName: row.name,
  projectDateStart: row.startsOn,
  projectDateEnd: row.endsOn,
  urlTranslit: row.address,
  projectDescription: row.description,
  isPublished: row.isPublished,
});
