import { randomUUID } from 'node:crypto';
import { addStoryFiles, removeStoryFile, setMainStoryFile, uploadStoryTextFile } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { storyLimits } from '@venue/sdk/stories/model';
import { transact } from '../../core/db/transact.ts';
import { keepFile } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { manyPictures } from '../../core/record/manyPictures.ts';
import { mainPictures, setMainPicture } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { fileAddress } from './stories.rules.ts';
import { inText } from './stories.service.ts';
import { storyStore } from './stories.store.ts';

const subject = storyRecord.name;
const pictures = manyPictures({
  subject,
  field: 'storyImages',
  most: storyLimits.images,
  read: storyStore.byId,
  lock: storyStore.lock,
  touch: storyStore.touch,
});

export const storiesImagesRoutes = [
  handle(addStoryFiles, async ({ body: { storyId, storyFiles: files, before } }, context) => {
    const storyImages = await pictures.add(context, addStoryFiles, storyId, { files, field: 'storyFiles', before });
    return { message: { paths: storyImages.map(({ url }) => url), storyImages } };
  }),

  handle(setMainStoryFile, ({ body: { storyId, fileId } }, context) =>
    transact(context, async tx => {
      mustExist(await storyStore.lock(tx, storyId));
      const cover = (await mainPictures(tx, subject, [storyId])).get(storyId) ?? null;
      const images = await setMainPicture(tx, { owner: subject, id: storyId }, fileId);
      const differs = changed({ cover }, { cover: images.find(each => each.isMain) ?? null });
      await storyStore.touch(tx, storyId, context.now);
      await writeAudit(tx, context, setMainStoryFile.id, { subject, subjectId: storyId, ...differs });
      return { message: { success: true } };
    }),
  ),

  handle(removeStoryFile, ({ body: { fileId } }, context) => pictures.remove(context, removeStoryFile, fileId)),

  handle(uploadStoryTextFile, async ({ body: { storyId, storyFile } }, context) => {
    if (storyFile.type !== 'application/pdf')
      return inText.put(context, uploadStoryTextFile, storyId, storyFile, 'storyFile');
    const data = Buffer.from(await storyFile.arrayBuffer());
    return transact(context, async tx => {
      mustExist(await storyStore.lock(tx, storyId));
      // The name contains the id of its story. Until the story references it, it is an unused file and may be swept.
      const name = `story-${storyId}-${randomUUID()}.pdf`;
      await keepFile(tx, context.ports.files, name, data);
      await writeAudit(tx, context, uploadStoryTextFile.id, { subject, subjectId: storyId });
      return { message: { success: true, path: fileAddress(name) } };
    });
  }),
];
