import type { Collaborator, TeamMember } from '@venue/sdk/collaborators/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { imageFile, mainPictures } from '../../core/record/pictures.ts';
import { fieldsOf } from './collaborators.rules.ts';
import type { CollaboratorTableRow } from './collaborators.table.ts';

/** Collaborators as staff see them. */
export async function presentCollaborators(
  db: Db,
  rows: readonly CollaboratorTableRow[],
  mayManage: boolean,
): Promise<Collaborator[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'collaborator', ids);
  return rows.map(row => {
    const image = images.get(row.id);
    return {
      collaboratorId: row.id,
      ...fieldsOf(row),
      collaboratorImage: image ? imageFile(image) : null,
      collaboratorOrder: row.position,
      isPublished: row.isPublished,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
      can: publicationCan(row, mayManage),
    };
  });
}

/** The same people as visitors see them. */
export async function presentTeam(db: Db, rows: readonly CollaboratorTableRow[]): Promise<TeamMember[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'collaborator', ids);
  return rows.map(({ id, text }) => {
    const image = images.get(id);
    return { collaboratorId: id, collaboratorText: text, collaboratorImage: image ? imageFile(image) : null };
  });
}
