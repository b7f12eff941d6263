// Guards of brands and of the marketplace: ownership of records, rights, approved versions. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const market = [
  area('market/market.service.ts', 'market/market.test.ts', []),
  area('market/market.items.routes.ts', 'market/market.test.ts', []),
  area('market/market.items.routes.ts', 'market/market.confirmed.test.ts', [
    ['imagesOf(itemId), fileId, approvedFiles);', 'imagesOf(itemId), fileId);'],
  ]),
  area('market/market.service.ts', 'market/market.confirmed.test.ts', [
    ['await keepConfirmed(tx, confirmed, { at: now, by: name, files: context.ports.files });', 'void name;'],
  ]),
  area('market/market.admin.routes.ts', 'market/market.confirmed.test.ts', [
    ['await mustBeSeen(tx, before, seen);', ''],
    [
      'batches(db => requests.allRequests(db, { ...filter, userId, sent: true })),',
      'batches(db => requests.allRequests(db, { ...filter, userId })),',
    ],
  ]),
  area('market/market.bulk.ts', 'market/market.confirmed.test.ts', [
    ["permission: 'market.manage',", "permission: 'market.read',"],
    ['{ ...filter, userId, sent: true }', '{ ...filter, userId }'],
  ]),
  area('brands/brands.bulk.ts', 'brands/brands.bulk.test.ts', [
    ["permission: 'brands.manage',", "permission: 'brands.read',"],
  ]),
  area('brands/brands.admin.routes.ts', 'brands/brands.bulk.test.ts', [
    ['upload);\n      if (status === brandStatus.verified) await keepVerified(tx, context, brandId);', 'upload);'],
  ]),
  area('brands/brands.routes.ts', 'brands/brands.test.ts', [
    ['(row.userId !== userId && row.status !== brandStatus.verified)', 'false'],
  ]),
  area('brands/brands.store.ts', 'brands/brands.test.ts', []),
  area('brands/brands.photos.routes.ts', 'brands/brands.photos.test.ts', [
    [
      "if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');\n    return",
      "if (!row) throw new ApiFailure('not_found');\n    return",
    ],
  ]),
];
