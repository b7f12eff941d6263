import type { CollaboratorFields } from '@venue/sdk/collaborators/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type CollaboratorTableRow, collaborator } from './collaborators.table.ts';

export const { fieldNames, fieldsOf, everyValueOf } = recordFields<CollaboratorFields>()(collaborator, {
  collaboratorText: 'text',
});

/** What the audit log keeps of a collaborator, named as in the model. */
export const auditedOf = (row: CollaboratorTableRow) => ({ ...fieldsOf(row), isPublished: row.isPublished });
