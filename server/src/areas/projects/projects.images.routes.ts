import {
  addProjectFiles,
  removeProjectFile,
  setMainProjectFile,
  uploadProjectTextFile,
} from '@venue/sdk/projects/admin';
import { projectLimits } from '@venue/sdk/projects/model';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { manyPictures } from '../../core/record/manyPictures.ts';
import { mainPictures, setMainPicture } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { inText, subject } from './projects.service.ts';
import { projectStore } from './projects.store.ts';

const pictures = manyPictures({
  subject,
  field: 'projectImages',
  most: projectLimits.images,
  read: projectStore.byId,
  lock: projectStore.lock,
  touch: projectStore.touch,
});

export const projectsImagesRoutes = [
  handle(addProjectFiles, async ({ body: { projectId, projectFiles: files, before } }, context) => {
    const added = await pictures.add(context, addProjectFiles, projectId, { files, field: 'projectFiles', before });
    return { message: { projectImages: added } };
  }),

  handle(removeProjectFile, ({ body: { fileId } }, context) => pictures.remove(context, removeProjectFile, fileId)),

  handle(setMainProjectFile, ({ body: { projectId: id, fileId } }, context) =>
    transact(context, async tx => {
      mustExist(await projectStore.lock(tx, id));
      const cover = (await mainPictures(tx, subject, [id])).get(id) ?? null;
      const images = await setMainPicture(tx, { owner: subject, id }, fileId);
      const differs = changed({ cover }, { cover: images.find(each => each.isMain) ?? null });
      await projectStore.touch(tx, id, context.now);
      await writeAudit(tx, context, setMainProjectFile.id, { subject, subjectId: id, ...differs });
      return { message: { success: true } };
    }),
  ),

  handle(uploadProjectTextFile, ({ body: { file, projectId } }, context) =>
    inText.put(context, uploadProjectTextFile, projectId, file),
  ),
];
