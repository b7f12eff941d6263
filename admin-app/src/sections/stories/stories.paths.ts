import { recordPaths } from '../../app/record/recordPaths.ts';

/** Where the screens of the blog are. */
export const storyPaths = recordPaths('/blog', 'storyId');
