import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const path = '/admin/suppliers/supplier';
const empty = { id: 'supplier', version: 1, updatedAt: '2026-11-20T12:00:00.000Z', legalName: '', addressLine1: '' };
const stored = { ...empty, version: 2, legalName: 'Porchlight Rentals Inc.', addressLine1: '1 King St' };
const open = (supplier: object) =>
  openAsStaff({
    screen: <EcommerceScreen />,
    at: '/admin/ecommerce?tab=supplier',
    permissions: ['viewEcommerce', 'modifyCreditBundles'],
    responses: {
      [`GET ${path}`]: [200, supplier],
      [`GET ${path}/history`]: [200, { changes: [] }],
      [`PATCH ${path}`]: (body) => [200, { ...stored, ...body, version: 2 }],
    },
  });
const warning = /landlords can’t buy anything on the live site/;

beforeEach(() => {
  localStorage.clear();
});

describe('the supplier', () => {
  it('that is missing is asked for, and entered once', async () => {
    const { changes } = open(empty);
    expect(await screen.findByText(warning)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Legal name'), { target: { value: stored.legalName } });
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: stored.addressLine1 } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call: `PATCH ${path}`,
      body: {
        version: 1,
        legalName: stored.legalName,
        addressLine1: '1 King St',
        addressLine2: null,
        addressLine3: null,
      },
    });
  });
  it('that is known has no warning', async () => {
    open(stored);
    expect(await screen.findByDisplayValue(stored.legalName)).toBeTruthy();
    expect(screen.queryByText(warning)).toBeNull();
  });
});
