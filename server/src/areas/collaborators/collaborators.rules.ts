import type { CollaboratorTableRow } from './collaborators.table.ts';

/** What the audit log keeps of a collaborator, named as in the model. */
export const auditedOf = ({ text, isPublished }: CollaboratorTableRow) => ({ collaboratorText: text, isPublished });
