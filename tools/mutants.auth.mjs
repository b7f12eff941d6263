// Guards of signing in, of sessions and of one-time codes; see mutants.list.mjs.

export const auth = [
  {
    file: 'server/src/areas/auth/account.ts',
    tests: ['server/src/areas/auth/account.test.ts', 'server/src/areas/auth/entry.test.ts'],
    changes: [
      [
        'if (!user || user.roleId !== null) return { message: { successful: false as const } };\n    return signedIn',
        'if (!user) return { message: { successful: false as const } };\n    return signedIn',
      ],
      [
        'if (!user || user.roleId !== null) return { message: { successful: false as const } };\n    await setPassword',
        'if (!user) return { message: { successful: false as const } };\n    await setPassword',
      ],
      ['await revokeSessionsOf(tx, user.id, now);', ''],
      ['await forgetSubjects(tx, namesOf(loginSubjects(config, phone, networkOf(request.ip))));', ''],
    ],
  },
  {
    file: 'server/src/areas/auth/login.ts',
    tests: ['server/src/areas/auth/auth.test.ts'],
    changes: [
      ['namesOf(subjects));\n    return signedIn', 'subjects.map(each => each.anywhere));\n    return signedIn'],
      ['namesOf(subjects));\n    return signedIn', 'subjects.map(each => each.here));\n    return signedIn'],
      ['|| !belongsHere ', ''],
      ['|| locked) {', ') {'],
      ['locked ? ids : []', 'ids'],
    ],
  },
  {
    file: 'server/src/areas/auth/sessions.store.ts',
    tests: ['server/src/live/live.test.ts'],
    changes: [
      ['isNull(session.revokedAt), gt(session.expiresAt, now)', 'isNull(session.revokedAt)'],
      ['isNull(session.revokedAt), gt(session.expiresAt, now)', 'gt(session.expiresAt, now)'],
    ],
  },
  {
    file: 'server/src/areas/auth/authenticate.ts',
    tests: ['server/src/areas/auth/auth.test.ts'],
    changes: [
      ["if (row.revoked_at !== null) return { denied: 'access_denied' };", ''],
      ["if (expiresAt <= now) return { denied: 'token_expired' };", ''],
      ["if (!tokenFits(profile, row.profile_hash)) return { denied: 'profile_denied' };", ''],
    ],
  },
  {
    file: 'server/src/areas/codes/codes.store.ts',
    tests: ['server/src/areas/codes/codes.test.ts', 'server/src/areas/auth/account.test.ts'],
    changes: [
      [', lt(oneTimeCode.tries, MOST_TRIES)', ''],
      ['isThis(smsuid, target, type), alive(now)', 'isThis(smsuid, target, type)'],
      ['and(eq(oneTimeCode.smsuid, smsuid), alive(now))', 'and(eq(oneTimeCode.smsuid, smsuid))'],
    ],
  },
];
