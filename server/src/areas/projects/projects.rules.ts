import { ApiFailure, dayOf, failureTexts, messages } from '@venue/sdk';
import type { ProjectFields } from '@venue/sdk/projects/model';
import { brokenConstraint } from '../../core/db/transact.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type ProjectTableRow, pastProject } from './projects.table.ts';

/** What is stored of a project; `daysOf` gives the days, the routes remove foreign pictures from the text. */
const written = recordFields<{
  [K in keyof ProjectFields]-?: NonNullable<ProjectFields[K]>;
}>()(
  pastProject,
  {
    projectName: 'name',
    projectDateStart: 'startsOn',
    projectDateEnd: 'endsOn',
    urlTranslit: 'address',
    projectDescription: 'description',
  },
  { projectName: name => name.trim() },
);
export const { fieldNames, everyValueOf } = written;

type Dates = Partial<Pick<ProjectFields, 'projectDateStart' | 'projectDateEnd'>>;

/**
 * The days of a project: those that were sent, or the saved ones; an empty date is the present day. Throws
 * `invalid_input` when the end is before the start.
 */
export function daysOf(
  sent: { readonly [K in keyof Dates]: Dates[K] | undefined },
  now: Date,
  before?: ProjectTableRow,
) {
  const today = dayOf(now.toISOString());
  const projectDateStart = (sent.projectDateStart === undefined ? before?.startsOn : sent.projectDateStart) ?? today;
  const projectDateEnd = (sent.projectDateEnd === undefined ? before?.endsOn : sent.projectDateEnd) ?? today;
  if (projectDateStart > projectDateEnd)
    throw new ApiFailure('invalid_input', { fields: { projectDateEnd: messages.reversed } });
  return { projectDateStart, projectDateEnd };
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
export const auditedOf = (row: ProjectTableRow) => ({ ...written.fieldsOf(row), isPublished: row.isPublished });
