/** The viewer's page; `head` has its script. */
export function pageHtml(head: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <link rel="icon" href="data:," />
    <title>Machines</title>
    ${head}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
