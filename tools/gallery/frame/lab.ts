/** Calls a verb of this frame's lab by HTTP (docs/lab.md). Throws if the lab rejects it. */
export async function lab(verb: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`/__lab/${verb}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`the lab rejects ${verb}: ${answer}`);
  return JSON.parse(answer);
}
