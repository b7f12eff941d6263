/** How to use the API, for the document and for the page generated from it. CommonMark, one chapter per heading. */
export const guide = `Every call of the venue and every live message, made from the declarations that the server and \`@venue/sdk\` run on.

## Calls

A call is a request to \`/api\` and its path. Bodies are JSON with \`content-type: application/json\`; calls that take files say \`multipart/form-data\`. The payload of a reply stands under \`message\`.

Money is a whole number of kopecks, moments are ISO 8601 in UTC, days are days of the venue (Asia/Yekaterinburg). A reply may gain fields: pass over what you do not know.

In a reply every declared field is present, and what there is none of is \`null\`; a reply holds nothing against the rules of a form, so an old value stays readable under a new rule. In an input, an optional field left out means “leave as it is”, and \`null\`, where it is allowed, means “clear”. Numbers of records are numbers everywhere. A call that takes no query or no body refuses one with \`invalid_input\`.

A call that adds a record answers its number as \`id\`, beside the record or \`success\` under \`message\`; the few that answer otherwise show it in their reply.

\`\`\`
curl -X POST http://localhost:8080/api/booking/rooms/info
\`\`\`

## Authentication

To authenticate, send phone and password to \`auth.login\` (\`auth.loginMarketplace\` for a marketplace account). The reply brings \`access\`, \`profile\` and \`expired\`: until that moment the two tokens travel as headers of these names. \`auth.logout\` ends the session, and \`auth.me\` tells whose it is.

\`\`\`
curl http://localhost:8080/api/auth/login -H 'content-type: application/json' \\
  -d '{"phone":"9120000101","password":"Guest-2026"}'
curl http://localhost:8080/api/auth/me -H "access: $ACCESS" -H "profile: $PROFILE"
\`\`\`

A wrong phone or password is \`"successful": false\`, which does not say which of them. Staff add \`captcha\`, the solution of the challenge \`auth.captcha\` gives (ALTCHA, proof of work). Whoever tries too often is answered \`proof_needed\` with such a challenge in \`data\`: solve it and send the same again with \`proof\`. Registration and a new password take a code from \`codes.smsSend\`.

Each call says whom it is for. Without good tokens it fails with \`access_denied\` or, when they have run out, \`token_expired\`: sign in. \`access_closed\` means that the account is no longer one of staff. \`profile_denied\` means that another role or permission is needed. A record that is somebody else's is \`not_found\`.

## Pages of a list

A list is asked for with \`page\` (from 1) and \`pageSize\` (25 unless said, 100 at most) in the query or the body, or with \`{x}\`, the page, in the path. Where the call takes them, \`sort\` names a column, \`order\` is \`asc\` or \`desc\`, and \`search\` looks for words.

The rows are \`items\`; \`message\` has \`page\`, \`pageSize\` and \`total\`. It is counted up to a bound: when \`totalIsExact\` is \`false\`, there are more. A page past the end has no rows and the exact number. A page with fewer rows than \`pageSize\` is the last one.

## Failures

Everything that is not 2xx has the body \`{ message, code, fields?, data?, requestId }\`. Act on \`code\`, which stays the same; each call lists the codes it may meet, with the text to show. \`fields\` has a text per field of the input, \`data\` what you may act on, such as the hours that are taken, where the call says that the code carries some; \`requestId\` finds the request in the server's log. With 429 and 503 \`Retry-After\` says how many seconds to wait.

## Fields that are not known

A field that a call does not know, or cannot save in the present status of the record, is not read, and \`Ignored-Fields\` of the response names it; the rest of the request is carried out. So a newer program works with an older server. With \`Prefer: handling=strict\` such a request is refused with \`unknown_field\` before anything is done, and the response has \`Preference-Applied: handling=strict\`.

\`version\` and \`seen\` say what a change is based on; if that has changed meanwhile, it is refused with \`conflict\` or \`already_decided\`. Where they are optional, a request without them is not checked and may overwrite the work of somebody else.

## Repeating a request

Reads change nothing. Every write takes \`Idempotency-Key\`, but for those with \`x-repeat: never\` or a file as reply: for all requests of an account with the same key and input the work is done once, and all get the reply of the first. The key with another input is \`key_reused\`. Replies are stored for a day; one that is too long to be stored, or was lost in a crash, is \`reply_lost\`: the work is done, read what it changed. What was refused is tried again. Keys of visitors are ignored. Every response says so by \`Idempotency-Keys: writes\`; a server without it knows keys of some calls only. Make one key per intention and keep it when no answer came. Each operation says by \`x-repeat\` whether it may be repeated: \`read\`, \`idempotency-key\`, \`safe\` (the second request finds it done and answers the same) or \`never\`, and its description says why.

## Files

A file is a part of the multipart body under the name of its field; lists repeat the name, and other fields stand beside it. A download carries its name in \`Content-Disposition\`.

## Live messages

The WebSocket \`/api/live\` tells what has happened. Say hello within ten seconds, and again whenever the tokens or the topics change:

\`\`\`
{"type":"hello","access":null,"profile":null,"topics":[{"topic":"residents","after":null}]}
\`\`\`

\`residents\` is for everybody; \`info/17\` is for the customer 17 and takes their tokens; \`staff\` takes the tokens of staff. The server answers \`welcome\` with the number each topic stands at, \`refused\` for a topic that is not yours, then a \`push\` for each message: \`{ type, topic, seq, action, data }\`. After a break say hello with the last \`seq\` as \`after\`, and what was missed comes; \`gap\` means that it is gone and everything shown should be read again. A \`beat\` comes every half minute: a connection that brings none for longer than a minute is dead, even if it looks open.`;
