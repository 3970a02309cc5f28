/** Fills the roll-up of the map by the product's own statements, in one transaction. */
export async function fillCells({ client, product, tell }) {
  const began = performance.now();
  await client.query('begin');
  for (const statement of product.rebuildCells) await client.query(statement);
  await client.query('commit');
  tell(`roll-up of the map: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
