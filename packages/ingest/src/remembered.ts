/** A file has few different words and many rows; more than this are no words. */
const MOST = 4_096;
const LONGEST = 200;

/** A function of a text alone that answers what it was asked before from memory, which stays bounded. */
export function remembered<Value>(find: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, Value>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Value;
    const answer = find(text);
    if (text.length > LONGEST) return answer;
    if (answers.size >= MOST) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
