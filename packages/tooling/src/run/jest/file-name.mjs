// Tests see a picture or font as a constant address.
export default '/file';
