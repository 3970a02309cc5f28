/** Fills the map roll-up with the product's own statements, in one transaction. */
export async function fillMapCells({ client, product, onProgress }) {
  const began = performance.now();
  await client.query('begin');
  for (const statement of product.rebuildCells) await client.query(statement);
  await client.query('commit');
  onProgress(`roll-up of the map: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
