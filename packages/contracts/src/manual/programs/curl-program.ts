import { textOf } from "../request.ts";
import type { Steps } from "./steps.ts";

/** A quoted here-document changes nothing in what it holds. */
const here = (text: string): string => `<<'JSON'\n${text}\nJSON`;

export const curlProgram = ({ create, update, list, remove }: Steps, origin: string): string =>
  `#!/bin/sh
# Creates, changes, lists and deletes one listing. Needs curl 7.76 or newer.
# Run it with:  PROPERTYVR_API_KEY=pvr_... sh listing.sh
set -eu
: "\${PROPERTYVR_API_KEY:?set it to your API key}"
api='${origin}'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# call METHOD TARGET [more options]: saves the response in $answer.
# On 429 --retry waits as long as Retry-After says, then sends the same request again.
call() {
  method=$1
  target=$2
  shift 2
  curl --silent --show-error --fail-with-body --retry 5 --output "$answer" \\
    --request "$method" "$api$target" \\
    --header "X-API-Key: $PROPERTYVR_API_KEY" "$@" || {
    cat "$answer" >&2
    exit 1
  }
}

# 1. Create. Sent twice with the same Idempotency-Key, it is created only once.
once="create-$(date +%s)-$$"
call ${create.method} '${create.target}' \\
  --header "Content-Type: ${create.body.mediaType}" \\
  --header "Idempotency-Key: $once" \\
  --data-binary @- ${here(textOf(create.body))}
echo "created: $(cat "$answer")"

# 2. Send only what changes.
call ${update.method} '${update.target}' \\
  --header "Content-Type: ${update.body.mediaType}" \\
  --data-binary @- ${here(textOf(update.body))}
echo "updated: $(cat "$answer")"

# 3. List.
call ${list.method} '${list.target}'
echo "listed: $(cat "$answer")"

# 4. Delete.
call ${remove.method} '${remove.target}'
echo "deleted"
`;
