/** More than any call of ours takes; what reads a value may call itself for every level of it. */
const MAX_DEPTH = 32

/** Whether lists and objects stand in each other too deeply. Asked before the text is read. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
