import type { DemoData } from '../../area/demo.ts';
import { embedSite } from './embeds.table.ts';

/** A resident whose site shows the free hours of a room. */
export const embedsDemo: DemoData = {
  seed: async tx => {
    await tx
      .insert(embedSite)
      .values({ place: 1, title: 'Студия «Свет»', origin: 'https://studiya-svet.example', key: 'demo-svet' });
  },
};
