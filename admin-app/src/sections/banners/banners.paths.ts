import { recordPaths } from '../../app/record/recordPaths.ts';

export const bannerPaths = recordPaths('/advertising_banner', 'saleBannerId');
