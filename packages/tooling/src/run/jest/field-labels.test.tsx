const page = `
  <label for="name">Name</label><label for="name">Full name</label><input id="name">
  <label>City <input id="city"><input id="second"></label>
  <label for="other">Around <select id="around"></select></label><textarea id="other"></textarea>
  <label for="twice">Twice</label><button id="twice"></button><output id="twice"></output>
  <label for="">Empty</label><input id=""><label>Nothing</label><progress></progress>
  <label for="unseen">Unseen</label><input id="unseen" type="hidden"><label><b><meter></meter></b></label>`;

test('the labels of a field are those whose control it is', () => {
  document.body.innerHTML = page;
  const labels = [...document.querySelectorAll('label')];
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea, button'))
    expect([...(field.labels ?? [])]).toEqual(labels.filter((label) => label.control === field));
  for (const field of document.querySelectorAll<HTMLMeterElement>('output, progress, meter'))
    expect([...field.labels]).toEqual(labels.filter((label) => label.control === field));
  expect(document.querySelector<HTMLInputElement>('#unseen')?.labels).toBeNull();
  expect(document.querySelector<HTMLInputElement>('#name')?.labels).toHaveLength(2);
});
